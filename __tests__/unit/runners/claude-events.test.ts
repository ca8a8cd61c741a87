import { describe, expect, test } from '@jest/globals';
import { claudeEar } from '../../../src/runners/claude/runner.ts';

const hear = (lines: readonly unknown[], exitCode = 1, stderr: readonly string[] = []) => {
  const ear = claudeEar({});
  for (const line of lines) ear.onStdoutLine(typeof line === 'string' ? line : JSON.stringify(line));
  for (const line of stderr) ear.onStderrLine?.(line);
  return ear.sum(exitCode);
};

const result = (facts: object) => ({
  type: 'result',
  subtype: 'success',
  is_error: true,
  result: 'r',
  ...facts,
});
const rejected = { type: 'rate_limit_event', rate_limit_info: { status: 'rejected', resetsAt: 1 } };
const denied = (tool: string) => result({ is_error: false, permission_denials: [{ tool_name: tool }] });

describe('claude failures', () => {
  test.each([
    ['429', { api_error_status: 429 }, 'rate'],
    ['429 of a used-up limit', { api_error_status: 429, api_error: 'usage_limit_reached' }, 'quota'],
    ['400 without credit', { api_error_status: 400, result: 'Credit balance is too low' }, 'quota'],
    ['400 otherwise', { api_error_status: 400, result: 'bad request' }, 'exit'],
    ['529', { api_error_status: 529 }, 'capacity'],
    ['500', { api_error_status: 500 }, 'capacity'],
    [
      'no answer',
      { api_error_status: null, terminal_reason: 'api_error', result: 'Request timed out' },
      'capacity',
    ],
    ['401', { api_error_status: 401, result: 'Invalid API key · Fix external API key' }, 'auth'],
    ['no login', { result: 'Not logged in · Please run /login' }, 'auth'],
    [
      'its turn limit',
      { subtype: 'error_max_turns', terminal_reason: 'max_turns', result: undefined },
      'task',
    ],
  ])('%s is classified', (_, facts, expected) => {
    expect(hear([result(facts)]).failure?.class).toBe(expected);
  });

  test('a limit event before a 429 makes it a quota', () => {
    expect(hear([rejected, result({ api_error_status: 429 })]).failure?.class).toBe('quota');
  });

  test('an event that allows is none', () => {
    const allowed = { type: 'rate_limit_event', rate_limit_info: { status: 'allowed' } };
    expect(hear([allowed, result({ api_error_status: 429 })]).failure?.class).toBe('rate');
  });

  test('is_error decides, never subtype', () => {
    expect(hear([result({ is_error: false, subtype: 'error_max_turns' })], 0).failure).toBeUndefined();
  });

  test('a denied edit is told although it ended with 0; another denied tool is not', () => {
    expect(hear([denied('Write')], 0).failure).toEqual({
      class: 'task',
      message: 'claude: permission denied for Write',
    });
    expect(hear([denied('WebSearch')], 0).failure).toBeUndefined();
  });

  test('without a result the last line of stderr tells', () => {
    expect(hear([], 1, ['--dangerously-skip-permissions cannot be used with root']).failure).toEqual({
      class: 'exit',
      message: 'claude: --dangerously-skip-permissions cannot be used with root',
    });
  });
});

test('claude usage counts all input, the cached part apart, and the cost', () => {
  const usage = {
    input_tokens: 10,
    cache_creation_input_tokens: 5,
    cache_read_input_tokens: 200,
    output_tokens: 34,
  };
  expect(hear([result({ is_error: false, usage, total_cost_usd: 0.25 })], 0)).toEqual({
    usage: { inputTokens: 215, cachedInputTokens: 200, outputTokens: 34, costUsd: 0.25 },
  });
  expect(hear([result({ is_error: false })], 0)).toEqual({ usage: {} });
});
