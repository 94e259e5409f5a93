import { expect, test } from 'vitest';
import { isWrittenTooOften, mailboxOf } from './mailbox-rate.ts';

test.each([
  ['Ada+events@Client.Example', 'ada@client.example'],
  ['ada+a+b@client.example', 'ada@client.example'],
  ['a.da@client.example', 'a.da@client.example'],
  ['+ada@client.example', '+ada@client.example'],
  ['A.d.a+firm@googlemail.com', 'ada@gmail.com'],
  ['"a@b+c"@client.example', '"a@b@client.example'],
  ['', '@'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address).mailbox).toBe(mailbox);
});

/** Counts as the database does. */
function counting() {
  const counts = new Map<string, number>();
  return {
    add: async (name: string) => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return counts.get(name) ?? 0;
    },
  };
}
const sendTo = async (addresses: readonly string[]) => {
  const rates = counting();
  const tooOften: string[] = [];
  for (const address of addresses) if (await isWrittenTooOften(rates, address)) tooOften.push(address);
  return tooOften;
};
const names = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a mailbox is written to ten times a day, by whichever of its addresses', async () => {
  expect(await sendTo(names(12).map((n) => `ada+${n}@client.example`))).toEqual([
    'ada+10@client.example',
    'ada+11@client.example',
  ]);
});

test('a domain is written to 300 times a day, unless everybody has a mailbox there', async () => {
  expect(await sendTo(names(302).map((n) => `n${n}@client.example`))).toEqual([
    'n300@client.example',
    'n301@client.example',
  ]);
  expect(await sendTo(names(302).map((n) => `n${n}@gmail.com`))).toEqual([]);
});

test('whoever gives one mailbox again and again keeps no letter from the others at its domain', async () => {
  const flood = names(400).map(() => 'ada@client.example');
  expect(await sendTo([...flood, 'bea@client.example'])).not.toContain('bea@client.example');
});
