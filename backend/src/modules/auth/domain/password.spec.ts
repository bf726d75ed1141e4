import { DomainError } from '../../../shared/errors.js';
import { newPassword } from './password.js';

const refusal = (typed: string) => {
  try {
    newPassword(typed);
    return undefined;
  } catch (error) {
    return error as DomainError;
  }
};

describe('a new password', () => {
  it.each(['', 'short', '1234567', '🙂'.repeat(7)])('needs eight characters: %s', (typed) => {
    expect(refusal(typed)?.details).toEqual({ password: 'Your password must have at least 8 characters.' });
  });

  it('has at most 128 characters, counted as people count them', () => {
    expect(newPassword('क'.repeat(128))).toHaveLength(128);
    expect(newPassword('🙂'.repeat(128))).toBe('🙂'.repeat(128));
    expect(refusal('x'.repeat(129))?.reason).toBe('invalid_password');
  });

  it.each(['password', 'PassWord123', '12345678', 'qwertyuiop', 'iloveyou1', 'Jaihind@123', '00000000'])('is no well-known one: %s', (typed) => {
    expect(refusal(typed)?.message).toBe('This password is too easy to guess. Please choose another one.');
  });

  it('may hold any characters and is the same whichever keyboard typed it', () => {
    expect(newPassword(' two words ')).toBe(' two words ');
    expect(newPassword('cafe\u0301 au lait')).toBe(newPassword('café au lait'));
  });
});
