import { describe, expect, test } from 'vitest';
import { seal } from '../../forms/applications/seal.ts';
import { deleteDueSubmissions, deleteSubmissionsOf } from '../../forms/submissions/delete-submissions.ts';
import { fileOf } from '../../forms/submissions/find-submissions.ts';
import { applyingForFile, fields, noFile, pdf } from './applying.fixture.ts';
import { wordDocument } from './word-document.fixture.ts';

const { apply, ask, kysely, mails, post, store, stored } = await applyingForFile();
const letter = { name: 'Why me.docx', bytes: await wordDocument() };

describe('whoever saves an application to go on later', () => {
  const save = { save: 'yes', right: '', message: 'Half a sentence' };
  const linkIn = async () => {
    const links = (await mails()).flatMap(
      ({ text }) => /\/\S*forms\/application\/draft\?key=\S+/.exec(text) ?? [],
    );
    return links.map((link) => link.replace(/^.*?:\d+/, '').replace(/^\/\/[^/]+/, ''));
  };
  const keyOf = (link: string) => link.split('key=')[1] ?? '';
  const referenceOf = ({ to = '' }: { readonly to?: string | undefined }) =>
    new URL(to, 'http://a').searchParams.get('reference');
  const drafts = () => kysely().selectFrom('application_draft').selectAll().execute();

  test.each([
    ['', 'Your application is saved, and not sent', 'Saved: cv.pdf.'],
    ['/fr-fr', 'Votre candidature est enregistrée', 'Enregistré'],
    ['/zh-cn', '申请已保存，尚未提交', '已保存：cv.pdf'],
  ])('has it again by the link of a mail, with the file: %s', async (language, mailed, file) => {
    const { status, to } = await apply(save, undefined, language);
    expect([status, to]).toEqual([303, `${language}/forms/application/draft?mailed=application`]);
    expect((await ask(to ?? '')).body).toContain(mailed);
    expect(await stored()).toEqual([]);
    const [link = '', ...more] = await linkIn();
    expect([link.startsWith(`${language}/forms/`), more]).toEqual([true, []]);
    const { body } = await ask(link);
    for (const text of ['value="Ada Eton"', 'Half a sentence</textarea>', file, keyOf(link)])
      expect(body).toContain(text);
  });

  test('is mailed one link when the button is pressed twice, and another one for what is typed then', async () => {
    const both = await Promise.all([apply(save), apply(save)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect([(await drafts()).length, (await linkIn()).length]).toEqual([1, 1]);
    // What is no letter takes none from what a mailbox is sent in a day.
    for (let count = 0; count < 10; count += 1) await apply(save);
    await apply({ ...save, message: 'Another half' });
    expect((await linkIn()).length).toBe(2);
    await kysely().deleteFrom('application_draft').execute();
    await apply(save);
    expect((await drafts()).length).toBe(1);
  });

  test('is read by nobody who looks into the database', async () => {
    await apply(save);
    const kept = await kysely().selectFrom('application_draft').selectAll().execute();
    const all = kept.flatMap((row) => Object.values(row).map((value) => String(value))).join();
    for (const text of ['Ada', 'ada@', 'Half', '%PDF']) expect(all).not.toContain(text);
  });

  test('saves again without another mail, sends without choosing the file again, and then nothing is left', async () => {
    await apply(save);
    const [link = ''] = await linkIn();
    const draft = keyOf(link);
    const again = await apply({ ...save, draft, message: 'A whole sentence.' }, noFile);
    expect(again.to).toBe(`/forms/application/draft?key=${draft}&saved`);
    expect((await ask(again.to ?? '')).body).toContain('Saved. It is not sent yet');
    expect((await linkIn()).length).toBe(1);
    const wrong = await apply({ draft, right: '' }, noFile);
    expect([wrong.status, wrong.body.includes(draft), wrong.body.includes('Saved: cv.pdf')]).toEqual([
      422,
      true,
      true,
    ]);
    const sent = await apply({ draft, message: 'A whole sentence.' }, noFile);
    expect(sent.to).toContain('reference=AP-');
    const [one] = await stored();
    expect(one?.answers.message).toBe('A whole sentence.');
    expect(await fileOf(kysely(), store(), one?.reference ?? '', 'cv')).toEqual(pdf);
    expect([await drafts(), await linkIn(), (await ask(link)).status]).toEqual([[], [], 404]);
  });

  test('is told the same again, as often as it is sent, when the answer was lost with which the draft was gone', async () => {
    await apply(save, undefined, '', { letter });
    const draft = keyOf((await linkIn())[0] ?? '');
    const sent = { draft, message: 'A whole sentence.' };
    const first = await apply(sent, noFile);
    for (let again = 0; again < 2; again += 1) {
      const answer = await apply(sent, noFile, '/fr-fr');
      expect([answer.status, referenceOf(answer)]).toEqual([303, referenceOf(first)]);
    }
    const mended = await apply({ ...sent, message: 'Another sentence.' }, noFile);
    expect([mended.status, mended.body.includes('#form-application-cv')]).toEqual([422, true]);
    expect((await stored()).map(({ reference }) => reference)).toEqual([referenceOf(first)]);
  });

  test('is told the same again, too, when a file was chosen only then; with another file, or when it is left out, it is another', async () => {
    await apply(save);
    const draft = keyOf((await linkIn())[0] ?? '');
    const send = (file: typeof letter, changes = {}) =>
      apply({ draft, ...changes }, noFile, '', { letter: file });
    const first = await send(letter);
    const again = await send(letter);
    expect([again.status, referenceOf(again)]).toEqual([303, referenceOf(first)]);
    const program = Buffer.from('MZ\x90\0');
    const others = [
      send({ name: 'Why me.pdf', bytes: pdf }),
      send({ ...letter, name: 'Better.docx' }),
      send({ ...letter, bytes: program }),
      send(noFile, { 'letter-left-out': 'yes' }),
    ];
    for (const other of others) expect((await other).status).toBe(422);
    expect((await stored()).map(({ reference }) => reference)).toEqual([referenceOf(first)]);
  });

  test('keeps a letter beside the CV, replaces it, leaves it out, and is asked for it in no case', async () => {
    await apply(save, undefined, '', { letter });
    const [link = ''] = await linkIn();
    const draft = keyOf(link);
    const shown = async () => (await ask(link)).body;
    const box = 'name="letter-left-out"';
    for (const text of ['Saved: cv.pdf.', 'Saved: Why me.docx.', box, 'Leave this file out'])
      expect(await shown()).toContain(text);
    expect(await shown()).not.toContain('name="cv-left-out"');
    await apply({ ...save, draft }, noFile, '', { letter: { name: 'Better.pdf', bytes: pdf } });
    for (const text of ['Saved: cv.pdf.', 'Saved: Better.pdf.']) expect(await shown()).toContain(text);
    const ticked = /name="letter-left-out"[^>]* checked/;
    expect(await shown()).not.toMatch(ticked);
    const wrong = await apply({ draft, right: '', 'letter-left-out': 'yes' }, noFile);
    expect([wrong.status, wrong.body]).toEqual([422, expect.stringMatching(ticked)]);
    await apply({ ...save, draft, 'letter-left-out': 'yes' }, noFile);
    expect(await shown()).toContain('Saved: cv.pdf.');
    expect(await shown()).not.toContain('Better.pdf');
    await apply({ ...save, draft }, noFile, '', { letter });
    await apply({ draft }, noFile);
    const [one] = await stored();
    for (const [field, bytes] of [
      ['cv', pdf],
      ['letter', letter.bytes],
    ] as const)
      expect(await fileOf(kysely(), store(), one?.reference ?? '', field)).toEqual(bytes);
  });

  test('has it again that a version saved which knows one file alone', async () => {
    await apply(save, undefined, '', { letter });
    const [link = ''] = await linkIn();
    const draft = keyOf(link);
    const text = {
      answers: { ...fields, cv: 'old.pdf' },
      file: { name: 'old.pdf', mediaType: 'application/pdf' },
    };
    await kysely()
      .updateTable('application_draft')
      .set({ sealed: seal(draft, Buffer.from(JSON.stringify(text))), sealed_file: seal(draft, pdf) })
      .execute();
    const { body } = await ask(link);
    expect([body.includes('Saved: old.pdf.'), body.includes('Why me')]).toEqual([true, false]);
    await apply({ draft }, noFile);
    const [one] = await stored();
    expect(one?.files).toMatchObject([{ field: 'cv', name: 'old.pdf', size: pdf.length }]);
  });

  test('is asked for the address, and keeps what was typed', async () => {
    for (const email of ['', 'ada']) {
      const { status, body } = await apply({ ...save, email });
      expect([
        status,
        body.includes('Half a sentence</textarea>'),
        body.includes('#form-application-right'),
      ]).toEqual([422, true, false]);
    }
    expect(await drafts()).toEqual([]);
  });

  test('deletes it, has it erased, or lets its time go by', async () => {
    await apply(save);
    const [link = ''] = await linkIn();
    expect((await ask(link)).status).toBe(200);
    const { to } = await post(link, '', 'application/x-www-form-urlencoded');
    expect((await ask(to ?? '')).body).toContain('What was saved is deleted');
    expect([await drafts(), await linkIn()]).toEqual([[], []]);
    await apply(save);
    await apply({ ...save, email: 'bob@client.example' });
    expect(await deleteSubmissionsOf(kysely(), 'ADA@client.example')).toBe(1);
    expect((await drafts()).length).toBe(1);
    await kysely().updateTable('application_draft').set({ delete_at: '2020-01-01' }).execute();
    const [over = ''] = await linkIn();
    expect((await ask(over)).status).toBe(404);
    await deleteDueSubmissions(kysely());
    expect(await drafts()).toEqual([]);
  });

  test('is not mailed without end, and a machine not at all', async () => {
    const answers = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await apply({ ...save, message: `Part ${count}` }, noFile)).status);
    expect(answers).toEqual([303, 303, 303, 303, 303, 429]);
    await kysely().deleteFrom('mail').execute();
    expect((await apply({ ...save, email: 'bob@client.example', homepage: 'x' })).status).toBe(303);
    expect(await linkIn()).toEqual([]);
  });

  test('cannot be met by a key that is cut short or made up', async () => {
    await apply(save);
    const [link = ''] = await linkIn();
    for (const url of [link.slice(0, -1), `${link}x`, link.replace(/=./, '=*'), '/forms/application/draft'])
      expect([(await ask(url)).status, url]).toEqual([404, url]);
    expect((await post(`${link}x`, '', 'application/x-www-form-urlencoded')).status).toBe(303);
    expect((await drafts()).length).toBe(1);
  });
});
