import { parseArgs, styleText } from 'node:util';
import { openDatabase } from '@naya/db/client';
import type { Finding } from '@naya/contract/office/doctor';
import { runCommand, openStorage } from './backup/command.ts';
import { examine } from './doctor/examine.ts';

parseArgs();

const marks: Record<Finding['state'], string> = {
  ok: styleText('green', 'ok     '),
  warning: styleText('yellow', 'warning'),
  wrong: styleText('red', 'wrong  '),
};

await runCommand(async (env, _progress, opened) => {
  const { databaseUrl, fileStore } = await openStorage(env, 'shared', opened);
  const { db } = opened.adopt(
    openDatabase({ url: databaseUrl, max: 2, connectTimeoutMs: 5_000 }),
    (each) => each.close(),
  );
  const findings = await examine({ env, db, media: fileStore });
  const width = Math.max(...findings.map(({ part }) => part.length));
  for (const { part, state, says, remedy } of findings) {
    console.log(`${marks[state]}  ${part.padEnd(width)}  ${says}`);
    if (remedy) console.log(`${' '.repeat(width + 11)}${remedy}`);
  }
  const count = (state: Finding['state']) => findings.filter((each) => each.state === state).length;
  if (count('wrong') > 0) process.exitCode = 1;
  return `\n${count('ok')} ok, ${count('warning')} to look at, ${count('wrong')} wrong.`;
});
