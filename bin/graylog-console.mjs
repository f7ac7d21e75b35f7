#!/usr/bin/env node
import { existsSync } from 'node:fs';
import process from 'node:process';

const program = new URL('../dist/server/main.js', import.meta.url);
if (existsSync(program)) await import(program.href);
else {
  process.stderr.write('graylog-console is not built yet: npm ci && npm run build\n');
  process.exitCode = 1;
}
