import { describe, expect, test } from '@jest/globals';
import { classifyCodex, parseCodexLine } from '../../../src/runners/codex/events.ts';
import { codexEar } from '../../../src/runners/codex/runner.ts';

const hear = (lines: readonly unknown[], exitCode: number, stderr: readonly string[] = [], env = {}) => {
  const ear = codexEar(env);
  for (const line of lines) ear.onStdoutLine(typeof line === 'string' ? line : JSON.stringify(line));
  for (const line of stderr) ear.onStderrLine?.(line);
  return ear.sum(exitCode);
};

const failed = (message: string) => ({ type: 'turn.failed', error: { message } });

describe('codex failures', () => {
  test.each([
    ['exceeded retry limit, last status: 429 Too Many Requests', 'rate'],
    ['rate limit exceeded: fake', 'rate'],
    ['You’ve hit your usage limit. Visit x to purchase more credits or try again at 8:07 PM.', 'quota'],
    ['Quota exceeded. Check your plan and billing details.', 'quota'],
    ['Selected model is at capacity. Please try a different model.', 'capacity'],
    ['We’re currently experiencing high demand, which may cause temporary errors.', 'capacity'],
    ['unexpected status 503 Service Unavailable: fake 503', 'capacity'],
    ['stream disconnected before completion: idle timeout waiting for SSE', 'capacity'],
    ['unexpected status 401 Unauthorized: Incorrect API key', 'auth'],
    ['unexpected status 403 Forbidden: fake', 'auth'],
    ["Codex ran out of room in the model's context window.", 'task'],
    ['something new', 'exit'],
  ])('%s → %s', (message, expected) => {
    expect(classifyCodex(message)).toBe(expected);
    expect(hear([failed(message)], 1).failure?.class).toBe(expected);
  });

  test('are not made of retries, warnings and lines of another shape', () => {
    const lines = [
      { type: 'error', message: 'Reconnecting... 1/5 (unexpected status 503)' },
      { type: 'item.completed', item: { type: 'error', message: 'Model metadata not found' } },
      'plain text',
      '{"type":"turn.failed"',
      '[1]',
      { type: 'turn.completed', usage: { input_tokens: 1 } },
    ];
    expect(hear(lines, 0)).toEqual({ usage: { inputTokens: 1 } });
  });

  test('count by the last turn only', () => {
    expect(hear([failed('x'), { type: 'turn.completed' }], 0).failure).toBeUndefined();
  });

  test('come from the last line of stderr when no turn began', () => {
    const said = hear([], 1, ['WARNING: x', 'Not inside a trusted directory and --skip-git-repo-check…', '']);
    expect(said.failure).toEqual({
      class: 'exit',
      message: 'codex: Not inside a trusted directory and --skip-git-repo-check…',
    });
    expect(hear([], 0, ['noise']).failure).toBeUndefined();
  });

  test('hold no key and stay one short line', () => {
    const { failure } = hear([failed(`bad key sk-12345678\n${'y'.repeat(900)}`)], 1, [], {
      X_API_KEY: 'sk-12345678',
    });
    expect(failure?.message).toMatch(/^codex: bad key \*\*\* y+…$/);
    expect(failure?.message.length).toBeLessThanOrEqual(310);
  });
});

test('codex usage takes only real numbers', () => {
  const usage = { input_tokens: 1200, cached_input_tokens: 200, output_tokens: '34' };
  expect(parseCodexLine(JSON.stringify({ type: 'turn.completed', usage }))).toEqual({
    type: 'turn-completed',
    usage: { inputTokens: 1200, cachedInputTokens: 200 },
  });
  expect(parseCodexLine('oops')).toEqual({ type: 'unparsed' });
});
