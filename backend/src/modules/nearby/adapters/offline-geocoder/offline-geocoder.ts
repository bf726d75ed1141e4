import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Coordinates } from '../../domain/coordinates.js';
import { digipinCenter, spotDigipin } from '../../domain/digipin.js';
import { Geocoder } from '../../domain/geocoder.port.js';
import { plusCodeCenter, shortPlusCodeCenter, spotPlusCode } from '../../domain/plus-code.js';
import { readCoordinates } from '../../domain/spelled-coordinates.js';
import { CITIES } from '../gazetteer/cities.js';
import { ReferenceDataLoader } from '../reference-data.js';
import { AddressSearch } from './address-search.js';

/** Ambiguous names and PIN codes are understood as Indian ones. */
const HOME = 'IN';

/** Finds positions without the network: codes are computed, names are looked up in the gazetteer and the directory. */
@Injectable()
export class OfflineGeocoder extends Geocoder {
  private readonly addresses: AddressSearch;

  constructor(
    database: DataSource,
    private readonly referenceData: ReferenceDataLoader,
  ) {
    super();
    this.addresses = new AddressSearch(database, HOME);
  }

  override async locate(text: string): Promise<Coordinates | undefined> {
    const spelled = readCoordinates(text);
    if (spelled) return spelled === 'off the globe' ? undefined : spelled;
    const plusCode = spotPlusCode(text);
    if (plusCode?.isFull) return plusCodeCenter(plusCode.code);
    const digipin = spotDigipin(text);
    if (digipin) return digipinCenter(digipin);
    await this.referenceData.ready(CITIES);
    if (!plusCode) return this.addresses.find(text);
    const locality = await this.addresses.find(plusCode.locality);
    return locality && shortPlusCodeCenter(plusCode.code, locality);
  }
}
