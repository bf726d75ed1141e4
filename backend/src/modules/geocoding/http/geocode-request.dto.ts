import { ApiProperty } from '@nestjs/swagger';
import { ADDRESS_MAX_LENGTH } from '@sahaay/contracts/constants';
import { IsString, Length } from 'class-validator';

const TOO_SHORT_OR_LONG = `Please enter a location of at most ${ADDRESS_MAX_LENGTH} characters.`;

export class GeocodeRequest {
  /** An address, city, place, PIN code, 'lat,lng', Plus Code or DIGIPIN */
  @ApiProperty({ minLength: 1, maxLength: ADDRESS_MAX_LENGTH, example: 'Connaught Place, New Delhi' })
  @Length(1, ADDRESS_MAX_LENGTH, { message: TOO_SHORT_OR_LONG })
  @IsString({ message: TOO_SHORT_OR_LONG })
  address: string;
}
