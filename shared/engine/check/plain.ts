/** The place of the first thing that JSON would lose or change, as a path with the reason, or null when all is plain. */
export function notPlain(value: unknown, path = 'it'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : `${path} is ${value}`;
    case 'object':
      return value === null ? null : notPlainObject(value, path);
    default:
      return `${path} is of type ${typeof value}`;
  }
}

function notPlainObject(value: object, path: string): string | null {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const problem = notPlain(value[index], `${path}[${index}]`);
      if (problem !== null) return problem;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is an instance of ${value.constructor.name}`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol as a key`;
  for (const [key, member] of Object.entries(value)) {
    const problem = notPlain(member, `${path}.${key}`);
    if (problem !== null) return problem;
  }
  return null;
}
