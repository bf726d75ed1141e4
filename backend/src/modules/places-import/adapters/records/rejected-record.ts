/** Why a record of a file is not a place for the directory; the message names the reason for a person. */
export class RejectedRecord extends Error {}

/** A record that is not whole, or whose position is wrong: the file may be damaged rather than the place unfit. */
export class DamagedRecord extends RejectedRecord {}
