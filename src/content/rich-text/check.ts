import { isKept } from '../types/kept-days.ts';
import { recordsWith } from './facts.ts';
import { textBlocks } from './text-blocks.ts';
import type { Block, Mark, TextBlock } from './types.ts';

const decorators: readonly string[] = ['strong', 'em', 'code'];
const styles: readonly unknown[] = ['normal', 'h2', 'h3', 'blockquote'];
const address = /^(?:https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s]+|tel:\+?[\d-]+|\/[^\s/\\][^\s\\]*|\/)$/;

/**
 * What is wrong with a text that an editor sent: its shape, and links to anywhere but web, mail and telephone
 * addresses. An empty list means that it is a `RichText`.
 */
export function richTextProblems(value: unknown): string[] {
  if (!Array.isArray(value)) return ['is not structured text'];
  const misshapen = value.findIndex((block) => !isBlock(block));
  if (misshapen >= 0) return [`block ${misshapen + 1} is not one that pages know`];
  return textBlocks(value as Block[]).flatMap(blockProblems);
}

function blockProblems(block: TextBlock): string[] {
  const keys = new Set(block.markDefs.map((mark) => mark._key));
  const unknown = block.children
    .flatMap((span) => span.marks)
    .filter((mark) => !decorators.includes(mark) && !keys.has(mark));
  const links = block.markDefs.flatMap((mark) =>
    mark._type === 'link' && !address.test(mark.href)
      ? [`the link to “${mark.href}” is not a web address`]
      : [],
  );
  return [...unknown.map((mark) => `the mark “${mark}” is not one that pages know`), ...links];
}

function isBlock(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value._type) {
    case 'block':
      return isTextBlock(value);
    case 'table':
      return isListOf(value.rows, (row) => isObject(row) && isListOf(row.cells, isTextBlock));
    case 'footnotes':
      return isListOf(
        value.items,
        (item) => isObject(item) && typeof item.number === 'number' && isListOf(item.blocks, isTextBlock),
      );
    default:
      return value._type === 'divider';
  }
}

function isTextBlock(value: unknown): boolean {
  return (
    isObject(value) &&
    value._type === 'block' &&
    styles.includes(value.style) &&
    [undefined, 'bullet', 'number'].includes(value.listItem as string | undefined) &&
    (value.start === undefined || isListStart(value.start)) &&
    isListOf(value.children, isSpan) &&
    isListOf(value.markDefs, isMark)
  );
}

/** CommonMark has numbers of at most nine digits. */
function isListStart(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 999_999_999;
}

function isSpan(value: unknown): boolean {
  return (
    isObject(value) &&
    value._type === 'span' &&
    typeof value.text === 'string' &&
    isListOf(value.marks, (mark) => typeof mark === 'string')
  );
}

function isMark(value: unknown): boolean {
  if (!isObject(value) || typeof value._key !== 'string') return false;
  const mark = value as Partial<Mark>;
  if (mark._type === 'link') return typeof mark.href === 'string';
  if (mark._type === 'recordLink') return typeof mark.record === 'string';
  if (mark._type === 'fact')
    return typeof mark.record === 'string' && mark.fact !== undefined && mark.fact in recordsWith;
  if (mark._type === 'period') return isKept(mark.kept);
  return mark._type === 'footnoteRef' && typeof mark.number === 'number';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isListOf(value: unknown, test: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(test);
}
