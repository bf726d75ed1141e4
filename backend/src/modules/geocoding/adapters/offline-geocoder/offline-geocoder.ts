import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../../config.js';
import { LaggingReads } from '../../../../database/lagging-reads.js';
import { Geocoder, type Located } from '../../domain/geocoder.port.js';
import { locateWritten } from '../../domain/written-position.js';
import { CITIES, likelyCities } from '../gazetteer/cities.js';
import { ReferenceDataLoader, type ReferenceData } from '../../../../shared/reference-data.js';
import { AddressSearch } from './address-search.js';

/** Finds positions without the network: codes are computed, names are looked up in the gazetteer and the directory. */
@Injectable()
export class OfflineGeocoder extends Geocoder {
  private readonly likelyCities: ReferenceData;

  constructor(
    private readonly reads: LaggingReads,
    private readonly referenceData: ReferenceDataLoader,
    @Inject(CONFIG) private readonly config: Pick<Config, 'placesCountry'>,
  ) {
    super();
    this.likelyCities = likelyCities(config.placesCountry);
  }

  override locate(text: string): Promise<Located | undefined> {
    return locateWritten(text, async (words) => {
      await this.referenceData.ready(CITIES);
      await this.referenceData.ready(this.likelyCities);
      return this.reads.run((database) => new AddressSearch(database, this.config.placesCountry).find(words));
    });
  }
}
