/** Run by itself: does one thing with the files of a database, in a process that its caller kills while it does. */
import { submit } from '../../forms/submissions/submit.ts';
import { connect } from '../db/connect.ts';
import type { ObjectStorage } from '../settings/object-storage-setting.ts';
import { fileStore } from './file-store.ts';
import { application } from './files-of-applications.fixture.ts';

const [databaseUrl, storage, does] = JSON.parse(process.argv[2] ?? '') as [
  string,
  ObjectStorage,
  'put' | 'clear',
];
const database = connect(databaseUrl);
const files = fileStore(database.kysely, storage);
if (does === 'put')
  await submit(database.kysely, application('killed'), { siteOrigin: 'https://firm.example', files });
else await files.clear();
await database.end();
