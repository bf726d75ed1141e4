import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../../../config.js';
import { Geocoder, type Located } from '../../domain/geocoder.port.js';
import { locateWritten } from '../../domain/written-position.js';
import { CITIES, likelyCities } from '../gazetteer/cities.js';
import { ReferenceDataLoader, type ReferenceData } from '../../../../shared/reference-data.js';
import { AddressSearch } from './address-search.js';

/** Finds positions without the network: codes are computed, names are looked up in the gazetteer and the directory. */
@Injectable()
export class OfflineGeocoder extends Geocoder {
  private readonly addresses: AddressSearch;
  private readonly likelyCities: ReferenceData;

  constructor(
    database: DataSource,
    private readonly referenceData: ReferenceDataLoader,
    @Inject(CONFIG) { placesCountry }: Pick<Config, 'placesCountry'>,
  ) {
    super();
    this.addresses = new AddressSearch(database, placesCountry);
    this.likelyCities = likelyCities(placesCountry);
  }

  override locate(text: string): Promise<Located | undefined> {
    return locateWritten(text, async (words) => {
      await this.referenceData.ready(CITIES);
      await this.referenceData.ready(this.likelyCities);
      return this.addresses.find(words);
    });
  }
}
