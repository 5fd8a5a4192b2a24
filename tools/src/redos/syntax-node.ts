/** A node of the syntax tree, untyped. */
export type Node = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function childNodes(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isNode(value) ? Object.values(value) : [];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The arguments, if the node calls or constructs `name`. */
export function callOf(node: Node, name: string): readonly Node[] | undefined {
  if (node['type'] !== 'NewExpression' && node['type'] !== 'CallExpression') return undefined;
  const { callee } = node;
  if (!isNode(callee) || callee['type'] !== 'Identifier' || callee['value'] !== name) {
    return undefined;
  }
  return childNodes(node['arguments']).flatMap((argument) =>
    isNode(argument) && isNode(argument['expression']) ? [argument['expression']] : [],
  );
}
