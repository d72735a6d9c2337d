import ts from "typescript";

const namespace = "Queries";

const isAlias = (node: ts.Node): node is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(node);

/** The type aliases of the namespace, by name. */
function aliasesIn(generated: string) {
  const source = ts.createSourceFile("types.d.ts", generated, ts.ScriptTarget.Latest, true);
  const statements = source.statements
    .filter(ts.isModuleDeclaration)
    .filter(({ name }) => name.text === namespace)
    .flatMap(({ body }) => (body && ts.isModuleBlock(body) ? body.statements.filter(isAlias) : []));
  return new Map(statements.map((alias) => [alias.name.text, alias]));
}

/** The names that a type refers to. */
function namesIn(node: ts.Node): string[] {
  const own = ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) ? [node.typeName.text] : [];
  const below: string[] = [];
  ts.forEachChild(node, (child) => {
    below.push(...namesIn(child));
  });
  return [...own, ...below];
}

/**
 * What the code uses of Gatsby's types: those it names («Queries.BlogPageQuery»), and those that they are made of.
 *
 * @throws {Error} when the code names a type that no query declares.
 */
export function usedTypes(generated: string, code: readonly string[]): string {
  const aliases = aliasesIn(generated);
  const used = new Map<string, string>();
  const add = (name: string, isNamed: boolean): void => {
    const alias = aliases.get(name);
    if (!alias && isNamed) throw new Error(`Aucune requête ne déclare ${namespace}.${name}.`);
    if (!alias || used.has(name)) return;
    used.set(name, alias.getText());
    for (const other of namesIn(alias.type)) add(other, false);
  };
  for (const text of code) {
    for (const [, name = ""] of text.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, "g"))) add(name, true);
  }
  const types = [...used].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return `// Written by «npm run generate» from Gatsby's types.\ndeclare namespace ${namespace} {\n${types.join("\n")}\n}\n`;
}
