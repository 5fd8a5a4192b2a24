import { parseSync } from '@swc/core';
import { type Node, callOf, childNodes, isNode, textOf } from './syntax-node';

/** A regular expression in the source code; `source` is undefined if it is built at run time. */
export interface FoundExpression {
  readonly source: string | undefined;
  readonly flags: string;
}

/**
 * Finds every literal, `RegExp(…)` and `new RegExp(…)` of a module. Evaluates string literals, templates, `String.raw`,
 * `+` and the module's constants.
 */
export function findExpressions(code: string, isJsx: boolean): FoundExpression[] {
  const module: unknown = parseSync(code, { syntax: 'typescript', tsx: isJsx, target: 'es2022' });
  const nodes = allNodes(module);
  const constants = new Map(nodes.flatMap(constantOf));
  return nodes.flatMap((node) => expressionOf(node, constants));
}

function allNodes(root: unknown): Node[] {
  const nodes: Node[] = [];
  const open = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (isNode(value)) nodes.push(value);
    for (const child of childNodes(value).toReversed())
      if (typeof child === 'object') open.push(child);
  }
  return nodes;
}

type Constants = ReadonlyMap<string, Node>;

function constantOf(node: Node): [string, Node][] {
  if (node['type'] !== 'VariableDeclarator') return [];
  const { id, init } = node;
  return isNode(id) && typeof id['value'] === 'string' && isNode(init) ? [[id['value'], init]] : [];
}

function expressionOf(node: Node, constants: Constants): FoundExpression[] {
  if (node['type'] === 'RegExpLiteral') {
    return [{ source: textOf(node['pattern']), flags: textOf(node['flags']) ?? '' }];
  }
  const [first, second] = callOf(node, 'RegExp') ?? [];
  if (!first || first['type'] === 'RegExpLiteral') return [];
  const flags = second ? constantText(second, constants) : '';
  return [{ source: constantText(first, constants), flags: flags ?? '' }];
}

/** The constant text of an expression; undefined if it cannot be determined. */
function constantText(node: unknown, constants: Constants, depth = 0): string | undefined {
  if (!isNode(node) || depth > 20) return undefined;
  const inner = (part: unknown) => constantText(part, constants, depth + 1);
  switch (node['type']) {
    case 'StringLiteral':
      return textOf(node['value']);
    case 'Identifier':
      return inner(constants.get(textOf(node['value']) ?? ''));
    case 'BinaryExpression':
      return node['operator'] === '+'
        ? joined([inner(node['left']), inner(node['right'])])
        : undefined;
    case 'TemplateLiteral':
      return templateText(node, 'cooked', inner);
    case 'TaggedTemplateExpression':
      return isNode(node['template']) ? templateText(node['template'], 'raw', inner) : undefined;
    default:
      return undefined;
  }
}

function templateText(
  { quasis, expressions }: Node,
  form: 'cooked' | 'raw',
  inner: (part: unknown) => string | undefined,
): string | undefined {
  const texts = childNodes(quasis).map((part) => (isNode(part) ? textOf(part[form]) : undefined));
  const values = childNodes(expressions).map(inner);
  return joined(
    texts.flatMap((text, place) => (place < values.length ? [text, values[place]] : [text])),
  );
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
}
