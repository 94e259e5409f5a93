import type { Genuine } from './verdict.ts';

/** What is the firm's, for tests. */
export const genuine: Genuine = {
  domain: 'fenwardenlisle.example',
  firstWord: 'fenwarden',
  hosts: ['fenwardenlisle.example', 'www.fenwardenlisle.example'],
  numbers: ['+442079460100', '+33199004000', '+85200002100'],
  known: [
    { value: 'fenwarden-lisle.example', title: 'Bank details', url: '#bank' },
    { value: '+44 7700 900233', title: 'Cloned voice', url: '#voice' },
  ],
};
