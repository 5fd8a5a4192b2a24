import { CamelCasePlugin } from 'kysely';

/** Maps `snake_case` columns to `camelCase` fields, except `_id` and keys within JSON values. */
export class RecordCasePlugin extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  protected override snakeCase(name: string): string {
    return name === '_id' ? name : super.snakeCase(name);
  }

  protected override camelCase(name: string): string {
    return name === '_id' ? name : super.camelCase(name);
  }
}
