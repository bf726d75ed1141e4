import { DomainError } from '../../../shared/errors.js';
import { Geocoder, type Located } from '../domain/geocoder.port.js';

/** Asks geocoders one after the other until one knows the place, and passes over one that cannot answer. */
export class FirstThatKnows extends Geocoder {
  constructor(private readonly geocoders: readonly Geocoder[]) {
    super();
  }

  override async locate(text: string): Promise<Located | undefined> {
    for (const geocoder of this.geocoders) {
      const found = await geocoder.locate(text).catch((error: unknown) => {
        if (error instanceof DomainError && error.kind === 'unavailable') return undefined;
        throw error;
      });
      if (found) return found;
    }
    return undefined;
  }
}
