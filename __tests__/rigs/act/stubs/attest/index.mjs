import { globSync, statSync } from 'node:fs';
const subjects = globSync(process.env['INPUT_SUBJECT-PATH'].split('\n')).filter((path) =>
  statSync(path).isFile(),
);
if (subjects.length === 0) throw new Error('no subject');
for (const path of subjects) process.stdout.write(`attested ${path}\n`);
