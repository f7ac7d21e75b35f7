'use strict';
/*
 * `npm start`. Plain JavaScript of any age, so that an older Node says what is wrong instead of
 * failing on the syntax of the program.
 */
var OLDEST = [20, 19];
var version = process.versions.node.split('.').map(Number);

if (version[0] < OLDEST[0] || (version[0] === OLDEST[0] && version[1] < OLDEST[1])) {
  console.error(
    'graylog-console needs Node ' +
      OLDEST.join('.') +
      ' or newer; this is Node ' +
      process.versions.node +
      '.',
  );
  process.exit(1);
}
import('tsx/esm/api').then(
  function (tsx) {
    tsx.register();
    return import('../src/server/start.ts');
  },
  function () {
    console.error('The dependencies are missing. Install them first: npm ci');
    process.exit(1);
  },
);
