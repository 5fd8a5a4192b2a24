import { CamelCasePlugin } from 'kysely';

/** `snake_case` columns as `camelCase` fields; `_id` stays, and so does what stands inside JSON values. */
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
