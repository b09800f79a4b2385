import ts from 'typescript';

const group = /\[((?:[A-Z]{2}-\d+(?:, *)?)+)\]/gu;

/**
 * The rule ids that the texts of a test file name in brackets, `[TY-36, TY-37]`: titles, and the tables that titles are
 * made from. Comments do not count, nor does anything inside a test that is skipped or still to do.
 */
export function citationsIn(name: string, source: string): Set<string> {
  const found = new Set<string>();
  // Most files name no rule, and parsing is what takes time.
  if (source.search(group) < 0) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isSkipped(node.expression)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      for (const [, ids = ''] of node.text.matchAll(group)) for (const id of ids.split(/, */u)) found.add(id);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest));
  return found;
}

/** it.skip, test.todo, describe.skip.each(…) and the like. */
function isSkipped(callee: ts.Expression): boolean {
  if (ts.isCallExpression(callee)) return isSkipped(callee.expression);
  if (!ts.isPropertyAccessExpression(callee)) return false;
  return ['skip', 'todo', 'fixme'].includes(callee.name.text) || isSkipped(callee.expression);
}
