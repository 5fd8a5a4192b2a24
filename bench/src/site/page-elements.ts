import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

/** An element as plain data, or a text. */
export type PageNode =
  | string
  | {
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly PageNode[];
    };

type ParsedNode = ReturnType<typeof parseDocument>['children'][number];

/** The body of an HTML document, without its scripts, styles and `style` attributes. */
export function elementsOf(html: string): readonly PageNode[] {
  const isBody = ({ name }: { readonly name: string }) => name === 'body';
  const body = DomUtils.findOne(isBody, parseDocument(html).children);
  return (body?.children ?? []).flatMap(nodesOf);
}

function nodesOf(node: ParsedNode): PageNode[] {
  if (node.type === ElementType.Text) return [node.data];
  if (node.type !== ElementType.Tag) return [];
  const { style: _, ...attributes } = node.attribs;
  return [{ tag: node.name, attributes, children: node.children.flatMap(nodesOf) }];
}
