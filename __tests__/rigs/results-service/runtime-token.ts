// The token a job gets from the runner, as far as the clients look into it. Unsigned: nobody checks.

/** An unsigned token. `run`: backend id of the workflow run, `<run>~<n>` for attempt n of it; `job`: of the job. */
export function runtimeToken(run = 'run-1', job = 'job-1'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { scp: `Actions.Results:${run}:${job}`, exp: 4_102_444_800 };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.x`;
}
