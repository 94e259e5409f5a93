import { settlementBasis } from './enforcement.ts';
import { isTiered, namesCourt } from './facts.ts';
import type { Rule } from './rules.ts';

/** Rules of the routes on which the parties decide themselves: negotiation and mediation. */
export const rulesOfAgreement: readonly Rule[] = [
  { id: 'n-contract', route: 'negotiation', on: 'contract', when: (f) => !isTiered(f), grade: 'available' },
  { id: 'n-contract-tiered', route: 'negotiation', on: 'contract', when: isTiered, grade: 'agreed' },
  { id: 'n-time', route: 'negotiation', on: 'time', grade: 'strong' },
  { id: 'n-cost', route: 'negotiation', on: 'cost', grade: 'strong' },
  { id: 'n-enforcement', route: 'negotiation', on: 'enforcement', grade: 'weak' },
  { id: 'n-confidentiality', route: 'negotiation', on: 'confidentiality', grade: 'strong' },
  { id: 'n-interim', route: 'negotiation', on: 'interim', grade: 'weak' },
  { id: 'n-appeal', route: 'negotiation', on: 'appeal', grade: 'none' },
  { id: 'n-control', route: 'negotiation', on: 'control', grade: 'strong' },
  {
    id: 'n-control-goes-on',
    route: 'negotiation',
    on: 'control',
    when: (f) => f.relationship === 'goes-on',
  },

  { id: 'm-contract', route: 'mediation', on: 'contract', when: (f) => !isTiered(f), grade: 'consent' },
  { id: 'm-contract-tiered', route: 'mediation', on: 'contract', when: isTiered, grade: 'agreed' },
  {
    id: 'm-contract-ordered',
    route: 'mediation',
    on: 'contract',
    when: (f) => namesCourt(f) && f.court === 'uk',
    sources: ['churchill'],
  },
  { id: 'm-time', route: 'mediation', on: 'time', grade: 'strong' },
  {
    id: 'm-time-parties',
    route: 'mediation',
    on: 'time',
    when: (f) => f.parties === 'one-contract' || f.parties === 'several-contracts',
  },
  { id: 'm-cost', route: 'mediation', on: 'cost', grade: 'strong' },
  {
    id: 'm-enforcement',
    route: 'mediation',
    on: 'enforcement',
    when: (f) => settlementBasis(f) === 'contract',
    grade: 'weak',
    sources: ['singapore-convention'],
  },
  {
    id: 'm-enforcement-directive',
    route: 'mediation',
    on: 'enforcement',
    when: (f) => settlementBasis(f) === 'directive',
    grade: 'fair',
    sources: ['mediation-directive'],
  },
  {
    id: 'm-enforcement-singapore',
    route: 'mediation',
    on: 'enforcement',
    when: (f) => settlementBasis(f) === 'singapore',
    grade: 'strong',
    sources: ['singapore-convention'],
  },
  {
    id: 'm-confidentiality',
    route: 'mediation',
    on: 'confidentiality',
    grade: 'strong',
    sources: ['mediation-directive'],
  },
  { id: 'm-interim', route: 'mediation', on: 'interim', grade: 'weak' },
  { id: 'm-appeal', route: 'mediation', on: 'appeal', grade: 'none' },
  { id: 'm-control', route: 'mediation', on: 'control', grade: 'strong' },
  { id: 'm-control-goes-on', route: 'mediation', on: 'control', when: (f) => f.relationship === 'goes-on' },
];
