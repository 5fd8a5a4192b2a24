import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { sourcesOf } from '../sources-of';

/** Functions of the API whose arguments are texts for users. */
const refusals = new Set(['ApiProblem', 'duplicateField', 'invalidField', 'notFound']);
/** Methods of the contract's schemas that take the text of their refusal. */
const checks = new Set(['length', 'max', 'min', 'refine', 'regex', 'url']);
/** Names of variables and properties that hold such texts. */
const holders = new Set(['detail', 'error', 'message']);

const marks = ['worded`', ...[...refusals, ...checks].map((name) => `${name}(`), ...holders];

/**
 * What the API and the contract's schemas say to users when they refuse something: by the tag `worded`, as an argument of
 * a refusal, or as its `message`. Values stand in a text as `{name}`.
 */
export function problemTexts(): string[] {
  const files = ['api/src', 'contract/src'].flatMap(sourcesOf);
  const texts = files.flatMap((file) => {
    if (/\.(?:test|fixture)\.|\/migrations\/|\/examples\.ts$/.test(file)) return [];
    const source = readFileSync(file, 'utf8');
    return marks.some((mark) => source.includes(mark)) ? refusalsIn(source) : [];
  });
  return [...new Set(texts)].toSorted();
}

type Node = Readonly<Record<string, unknown>>;

/** @param source - of a module */
export function refusalsIn(source: string): string[] {
  const nodes = nodesIn(parseSync(source, { syntax: 'typescript', target: 'es2022' }));
  const constants = new Map<string, Node>();
  for (const { type, id, init } of nodes) {
    if (type === 'VariableDeclarator' && isNode(init)) constants.set(nameOf(id), init);
  }
  return nodes.flatMap((node) => textsOf(node, constants));
}

type Constants = ReadonlyMap<string, Node>;

function textsOf(node: Node, constants: Constants): string[] {
  switch (node['type']) {
    case 'TaggedTemplateExpression':
      return nameOf(node['tag']) === 'worded' ? [templateText(node['template'])] : [];
    case 'KeyValueProperty':
      return holders.has(nameOf(node['key'])) ? sentences(node['value'], constants) : [];
    case 'VariableDeclarator':
      return holders.has(nameOf(node['id'])) ? sentences(node['init'], constants) : [];
    case 'CallExpression':
    case 'NewExpression':
      return ofCall(node, constants);
    default:
      return [];
  }
}

function ofCall({ callee, arguments: given }: Node, constants: Constants): string[] {
  const method = isNode(callee) ? nameOf(callee['property']) : '';
  const args = nodes(given).map(({ expression }) => expression);
  if (nameOf(callee) === 'notFound') return args.flatMap((one) => strings(one, constants));
  if (!refusals.has(nameOf(callee)) && !checks.has(method)) return [];
  return args.flatMap((one) => sentences(one, constants));
}

/** The texts that an expression may become and that are words, not a code or a path. */
function sentences(expression: unknown, constants: Constants): string[] {
  return strings(expression, constants).filter((text) => /^["“A-Z].*\s/.test(text));
}

function strings(expression: unknown, constants: Constants): string[] {
  if (!isNode(expression)) return [];
  switch (expression['type']) {
    case 'StringLiteral':
      return [String(expression['value'])];
    case 'ConditionalExpression':
      return [expression['consequent'], expression['alternate']].flatMap((one) =>
        strings(one, constants),
      );
    case 'Identifier': {
      const constant = constants.get(nameOf(expression));
      return constant?.['type'] === 'Identifier' ? [] : strings(constant, constants);
    }
    default:
      return [];
  }
}

/** The text of a template with the names of its values. */
function templateText(template: unknown): string {
  const { quasis, expressions } = { ...(isNode(template) ? template : {}) };
  const names = nodes(expressions).map(({ properties }) => {
    const [first] = nodes(properties);
    return `{${nameOf(first?.['key'] ?? first)}}`;
  });
  return String.raw({ raw: nodes(quasis).map(({ cooked }) => String(cooked)) }, ...names);
}

/** All nodes of a tree. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node['value']) : '';
}
