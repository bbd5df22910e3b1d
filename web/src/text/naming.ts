/** Names as sentences take them: a sentence may ask for another form of a name than the plain one. */

import { FluentNumber, FluentType, type FluentFunction } from '@fluent/bundle';

/** What stands for a thing in a sentence. Written plainly it is the plain form. */
export class Name extends FluentType<string> {
  constructor(readonly inForm: (form: string) => string) {
    super('');
  }
  override toString(): string {
    return this.inForm('');
  }
  override valueOf(): string {
    return this.toString();
  }
}

/** A number that is told in more words than its digits. A sentence asks for its plural as of any number. */
export class Amount extends FluentNumber {
  constructor(
    count: number,
    private readonly told: Name,
  ) {
    super(count);
  }
  inForm(form: string): string {
    return this.told.inForm(form);
  }
  override toString(): string {
    return this.told.toString();
  }
}

/** `NAME($card, form: "genitive")`; what is no name stays as it is. */
const NAME: FluentFunction = ([name = ''], { form = '' }) =>
  name instanceof Name || name instanceof Amount ? name.inForm(String(form)) : name;

/** What catalogues can call besides what Fluent has. */
export const FUNCTIONS = { NAME };
