import { expect, test } from 'vitest';
import { parsePidFile } from './pid-file.ts';

const RUNNING = '4711\n/srv/cluster\n1700000000\n5432\n/srv/socket\n\n  123456 7\nready   \n';

test('a running server’s pid file tells process, socket and that it takes connections', () => {
  expect(parsePidFile(RUNNING)).toEqual({ pid: 4711, socketDirectory: '/srv/socket', ready: true });
});

test('a starting or stopping server is not ready', () => {
  expect(parsePidFile(RUNNING.replace('ready', 'stopping'))).toMatchObject({ ready: false });
  expect(parsePidFile('4711\n/srv/cluster\n')).toMatchObject({ pid: 4711, ready: false });
});

test.each(['', 'rubbish', '-1\n'])('%j is no pid file', (text) => {
  expect(parsePidFile(text)).toBeUndefined();
});
