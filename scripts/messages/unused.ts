/**
 * Which messages no code asks for. The compiler says what each name means, so that `m.title` of one group is not taken
 * for that of another. A group that is looked into by a computed key, or handed on as a value of another type, counts as
 * used as far as that key or type reaches.
 */
import { join } from 'node:path';
import type { Expression, Node } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isElementAccessExpression,
  isExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSpreadAssignment,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { API, type Project, type Symbol as Property, type Type } from 'typescript/unstable/sync';
import { compiledDirectory } from './catalogue.ts';
import { areaName } from './compile.ts';

/** Messages by the name that code has for them: `people.directory.named`. */
export function unusedMessages(checkout: string, messages: ReadonlySet<string>): string[] {
  const api = new API({ cwd: checkout });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(checkout, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('There is no tsconfig.json');
    const used = usedMessages(project, checkout, keysOf(messages));
    return [...messages].filter((message) => !used.has(message));
  } finally {
    api.close();
  }
}

/** Every name on the way to a message. */
const keysOf = (messages: ReadonlySet<string>) =>
  new Set([...messages].flatMap((message) => message.split('.')));

/** A message of an area, as code names it. */
export const nameInCode = (area: string, path: string) => `${areaName(area)}.${path}`;

function usedMessages(
  { program, checker }: Project,
  checkout: string,
  keys: ReadonlySet<string>,
): Set<string> {
  const used = new Set<string>();
  const use = (property: Property | undefined) => {
    for (const name of property ? messagesOf(property) : []) used.add(name);
  };
  const usedWhole = new Set<Type>();
  const useAll = (type: Type | undefined) => {
    if (!type || usedWhole.has(type)) return;
    usedWhole.add(type);
    for (const property of propertiesOf(type, checker)) {
      use(property);
      if (isGroup(property)) useAll(checker.getTypeOfSymbol(property));
    }
  };
  const own = (file: string) =>
    /^(?:src|scripts|e2e|bench)\//.test(file) && !file.startsWith(compiledDirectory);
  for (const file of program.getSourceFileNames().filter((name) => own(name.slice(checkout.length + 1)))) {
    const source = program.getSourceFile(file);
    // Every name for what holds messages has one of these in it: the compiler need not be asked about other files.
    if (!source || !/\bm\b|messages|texts|words/i.test(source.text)) continue;
    const found = candidatesIn(source, keys);
    for (const property of checker.getSymbolAtLocation(found.names)) use(property);
    const patterns = checker.getTypeAtLocation(found.bound.map(({ pattern }) => pattern));
    for (const [index, { name }] of found.bound.entries()) {
      const type = patterns[index];
      if (type) use(checker.getPropertyOfType(type, name));
    }
    const objects = checker.getTypeAtLocation(found.looked.map(({ object }) => object));
    for (const [index, { key }] of found.looked.entries()) {
      const type = objects[index];
      if (!type || !holdsMessages(type, checker)) continue;
      const names = literalsOf(checker.getTypeAtLocation(key));
      if (!names) useAll(type);
      for (const name of names ?? []) use(checker.getPropertyOfType(type, name));
    }
    const types = checker.getTypeAtLocation(found.handed);
    for (const [index, expression] of found.handed.entries()) {
      const type = types[index];
      if (!type || !holdsMessages(type, checker)) continue;
      const target = checker.getContextualType(expression);
      const wanted = target ? propertiesOfPart(target, checker) : [];
      // Spread, or listed by `Object.entries`: nothing says what is wanted of it.
      if (isSpreadAssignment(expression.parent) || wanted.length === 0) useAll(type);
      const names = wanted.filter(({ declarations }) => !declarations.some(({ path }) => isCompiled(path)));
      for (const property of propertiesOf(type, checker)) {
        if (!names.some(({ name }) => name === property.name)) continue;
        use(property);
        if (isGroup(property)) useAll(checker.getTypeOfSymbol(property));
      }
    }
  }
  return used;
}

/** Of a union, those of all its parts. */
function propertiesOf(type: Type, checker: Project['checker']): readonly Property[] {
  return partsOf(type).flatMap((part) => propertiesOfPart(part, checker));
}

/** By type: each question to the compiler is a way there and back to its process. */
const properties = new WeakMap<Type, readonly Property[]>();

function propertiesOfPart(type: Type, checker: Project['checker']): readonly Property[] {
  // What is no object has only methods of the language, and many.
  if (type.isIntrinsicType() || type.isLiteralType()) return [];
  const known = properties.get(type) ?? checker.getPropertiesOfType(type);
  properties.set(type, known);
  return known;
}

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);

interface Candidates {
  readonly names: Node[];
  readonly bound: { readonly pattern: Node; readonly name: string }[];
  readonly looked: { readonly object: Node; readonly key: Node }[];
  readonly handed: Expression[];
}

/** What in a file may be about messages. */
function candidatesIn(source: Node, keys: ReadonlySet<string>): Candidates {
  const found: Candidates = { names: [], bound: [], looked: [], handed: [] };
  const visit = (node: Node): void => {
    if (isPropertyAccessExpression(node) && keys.has(node.name.text)) found.names.push(node.name);
    if (isElementAccessExpression(node))
      found.looked.push({ object: node.expression, key: node.argumentExpression });
    if (isBindingElement(node) && isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (name && (isIdentifier(name) || isStringLiteral(name)) && keys.has(name.text))
        found.bound.push({ pattern: node.parent, name: name.text });
    }
    const isRead = isIdentifier(node) || isPropertyAccessExpression(node) || isElementAccessExpression(node);
    if (isRead && isExpression(node) && isHandedOn(node)) found.handed.push(node);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** Whether a value is taken whole, and not merely looked into or named. */
function isHandedOn(node: Node): boolean {
  const { parent } = node;
  if (isPropertyAccessExpression(parent) || isBindingElement(parent)) return false;
  if (isElementAccessExpression(parent)) return false;
  if (isVariableDeclaration(parent)) return parent.initializer === node && parent.type !== undefined;
  if (isPropertyAssignment(parent)) return parent.initializer === node;
  return true;
}

const isCompiled = (path: string) => path.includes(`/${compiledDirectory}/`);

/** Some property of it is a message or a group of them. */
function holdsMessages(type: Type, checker: Project['checker']): boolean {
  const [part] = partsOf(type);
  const [first] = part ? propertiesOfPart(part, checker) : [];
  return first?.declarations.some(({ path }) => isCompiled(path)) ?? false;
}

/** A declaration whose value is an object literal. */
function isGroup(property: Property): boolean {
  const node = property.declarations.find(({ path }) => isCompiled(path))?.resolve();
  return node !== undefined && isPropertyAssignment(node) && 'properties' in node.initializer;
}

const places = new Map<string, string | undefined>();

/** The places of a property among the messages, by where it is declared: of a union's there are several. */
function messagesOf({ declarations }: Property): string[] {
  return declarations
    .filter(({ path }) => isCompiled(path))
    .map((declaration) => {
      const key = `${declaration.path} ${declaration.index}`;
      if (!places.has(key)) places.set(key, placeOf(declaration.resolve()));
      return places.get(key);
    })
    .filter((place) => place !== undefined);
}

function placeOf(node: Node | undefined): string | undefined {
  const segments: string[] = [];
  for (let at = node; at; at = at.parent) {
    if (isPropertyAssignment(at) && (isIdentifier(at.name) || isStringLiteral(at.name)))
      segments.unshift(at.name.text);
    if (isVariableDeclaration(at) && isIdentifier(at.name)) return [at.name.text, ...segments].join('.');
  }
  return undefined;
}

/** The texts that a key may be; undefined when it may be any. */
function literalsOf(type: Type | undefined): readonly string[] | undefined {
  const texts = (type ? partsOf(type) : []).map((part) =>
    part.isLiteralType() ? String(part.value) : undefined,
  );
  return texts.every((text): text is string => text !== undefined) && texts.length > 0 ? texts : undefined;
}
