// The OpenAI Responses API as the Codex CLI uses it: POST /v1/responses, GET /v1/models. Stateless: a tool result in the
// conversation gets a final text, anything else asks for one file to be written with the tool that was offered.
import type { ServerResponse } from 'node:http';
import { sendEvents, sendJson, startModelServer, wishOf } from './model-server.ts';
import type { Body, ModelCall, ModelFailure, ModelMode, ModelServer } from './model-server.ts';

export function startFakeResponses(mode: ModelMode): Promise<ModelServer> {
  return startModelServer(mode, answer);
}

const usage = {
  input_tokens: 1200,
  input_tokens_details: { cached_tokens: 200 },
  output_tokens: 34,
  output_tokens_details: { reasoning_tokens: 5 },
  total_tokens: 1234,
};

function answer({ request, response, path, body, nextFailure }: ModelCall): void {
  if (path.endsWith('/models')) return sendJson(response, 200, { object: 'list', data: [], models: [] });
  if (!path.endsWith('/responses') || request.method !== 'POST') {
    return sendJson(response, 404, { error: { message: 'not found', type: 'invalid_request_error' } });
  }
  const failure = nextFailure();
  if (failure !== undefined) return sendFailure(response, failure);
  const item = itemFor(body);
  const envelope = { id: 'resp_1', object: 'response', model: body['model'] };
  sendEvents(response, [
    { type: 'response.created', response: { ...envelope, status: 'in_progress', output: [] } },
    ...eventsOf(item),
    { type: 'response.output_item.done', output_index: 0, item },
    { type: 'response.completed', response: { ...envelope, status: 'completed', output: [item], usage } },
  ]);
}

function itemFor(body: Body): Body {
  const input: readonly Body[] = body['input'] ?? [];
  const wish = wishOf(JSON.stringify(input).replaceAll(String.raw`\n`, '\n'));
  const isDone = input.some((item) => String(item['type']).endsWith('_output'));
  const offered = (body['tools'] ?? []).some((tool: Body) => tool['name'] === 'exec_command');
  if (!isDone && offered) {
    const cmd = `mkdir -p "$(dirname ${wish.path})" && printf '%s' '${wish.content}' > ${wish.path}`;
    const call = { name: 'exec_command', arguments: JSON.stringify({ cmd }) };
    return { type: 'function_call', id: 'fc_1', call_id: 'call_1', ...call };
  }
  const content = [{ type: 'output_text', text: 'done', annotations: [] }];
  return { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content };
}

/** The item must be announced before a delta of it. */
function eventsOf(item: Body): ({ readonly type: string } & Body)[] {
  const added = { type: 'response.output_item.added', output_index: 0 };
  if (item['type'] !== 'message') return [{ ...added, item }];
  return [
    { ...added, item: { ...item, content: [], status: 'in_progress' } },
    {
      type: 'response.output_text.delta',
      item_id: item['id'],
      output_index: 0,
      content_index: 0,
      delta: 'done',
    },
  ];
}

function sendFailure(response: ServerResponse, { status, isQuota }: ModelFailure): void {
  const error = (type: string, code: string | null, message: string, more: object = {}) => ({
    error: { message, type, param: null, code, ...more },
  });
  if (isQuota) {
    const resetsAt = Math.floor(Date.now() / 1000) + 3600;
    const body = error('usage_limit_reached', null, 'The usage limit has been reached', {
      resets_at: resetsAt,
    });
    return sendJson(response, 429, body);
  }
  if (status === 429) {
    const body = error('tokens', 'rate_limit_exceeded', 'Rate limit reached for fake-model');
    return sendJson(response, 429, body, { 'retry-after': '1' });
  }
  if (status === 401) {
    return sendJson(
      response,
      401,
      error('invalid_request_error', 'invalid_api_key', 'Incorrect API key provided'),
    );
  }
  sendJson(response, status, error('server_error', null, `fake ${status}`));
}
