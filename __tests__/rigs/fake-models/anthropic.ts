// The Anthropic Messages API as Claude Code uses it: POST /v1/messages?beta=true, streaming and not. Stateless: a tool
// result anywhere in the conversation gets a final text, anything else asks for one file to be written.
import type { ServerResponse } from 'node:http';
import { sendEvents, sendJson, startModelServer, wishOf } from './model-server.ts';
import type { Body, ModelCall, ModelFailure, ModelMode, ModelServer } from './model-server.ts';

export function startFakeAnthropic(mode: ModelMode): Promise<ModelServer> {
  return startModelServer(mode, answer);
}

function answer({ path, body, response, nextFailure }: ModelCall): void {
  if (path === '/v1/messages/count_tokens') return sendJson(response, 200, { input_tokens: 1000 });
  if (path !== '/v1/messages') return sendError(response, 404, 'not_found_error', 'not found');
  const failure = nextFailure();
  if (failure !== undefined) return sendFailure(response, failure);
  const message = messageFor(body);
  if (body['stream'] === true) sendEvents(response, eventsOf(message));
  else sendJson(response, 200, { ...message, usage: { ...usage, output_tokens: 34 } });
}

const usage = {
  input_tokens: 1000,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 200,
  output_tokens: 1,
  service_tier: 'standard',
};

function messageFor(body: Body): Body {
  const messages: readonly Body[] = body['messages'];
  const blocks = messages.flatMap(({ content }) =>
    typeof content === 'string' ? [{ text: content }] : content,
  );
  const text = blocks.map((block: Body) => block['text'] ?? '').join('\n');
  const isDone = blocks.some((block: Body) => block['type'] === 'tool_result');
  const offered = (body['tools'] ?? []).some((tool: Body) => tool['name'] === 'Write');
  const wish = wishOf(text);
  // Write wants an absolute path; the CLI tells the model its folder.
  const said = JSON.stringify(body['system'] ?? '').replaceAll(String.raw`\n`, '\n') + text;
  const cwd = /(?:Primary w|W)orking directory:\s*(\S+)/.exec(said)?.[1] ?? '.';
  const input = { file_path: `${cwd}/${wish.path}`, content: wish.content };
  const asksToWrite = !isDone && offered;
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body['model'],
    content: [
      asksToWrite
        ? { type: 'tool_use', id: 'toolu_1', name: 'Write', input }
        : { type: 'text', text: 'done' },
    ],
    stop_reason: asksToWrite ? 'tool_use' : 'end_turn',
    stop_sequence: null,
  };
}

function eventsOf(message: Body): ({ readonly type: string } & Body)[] {
  const block: Body = message['content'][0];
  const isTool = block['type'] === 'tool_use';
  const delta = isTool
    ? { type: 'input_json_delta', partial_json: JSON.stringify(block['input']) }
    : { type: 'text_delta', text: block['text'] };
  return [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null, usage } },
    {
      type: 'content_block_start',
      index: 0,
      content_block: isTool ? { ...block, input: {} } : { ...block, text: '' },
    },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: message['stop_reason'], stop_sequence: null },
      usage: { output_tokens: 34 },
    },
    { type: 'message_stop' },
  ];
}

function sendFailure(response: ServerResponse, { status, isQuota }: ModelFailure): void {
  if (status === 401) return sendError(response, 401, 'authentication_error', 'invalid x-api-key');
  if (status === 529) return sendError(response, 529, 'overloaded_error', 'Overloaded');
  if (status === 400) {
    const text = 'Your credit balance is too low to access the Anthropic API.';
    return sendError(response, 400, 'invalid_request_error', text);
  }
  const retryAfter = isQuota ? '3600' : '1';
  if (status === 429) {
    return sendError(response, 429, 'rate_limit_error', 'over the per-minute limit', {
      'retry-after': retryAfter,
    });
  }
  sendError(response, status, 'api_error', `fake ${status}`);
}

function sendError(
  response: ServerResponse,
  status: number,
  type: string,
  message: string,
  headers = {},
): void {
  sendJson(response, status, { type: 'error', error: { type, message }, request_id: 'req_fake' }, headers);
}
