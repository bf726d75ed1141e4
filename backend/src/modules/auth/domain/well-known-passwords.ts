import { PASSWORD_MIN_LENGTH } from '@sahaay/contracts/constants';

/** This list was written for this product: words and names with the usual endings, walks over the keyboard, runs and repetitions. */
const CHOSEN_HERE = [
  ...spread(
    `password passw0rd p@ssword p@ssw0rd pa55word welcome welcome@ admin administrator admin@ letmein iloveyou qwerty qwertyuiop
     sunshine princess football baseball basketball cricket superman batman spiderman dragon monkey master shadow michael
     jordan charlie jennifer jessica ashley daniel computer internet samsung google facebook whatsapp instagram youtube android
     india hindustan bharat mumbai delhi kolkata chennai bangalore hyderabad krishna ganesh lakshmi saraswati jaimatadi shivshakti
     omsairam sairam hanuman mahadev jaishreeram jaihind sachin dhoni virat rohit rahul priya pooja sweety love lovely iloveu
     loveyou family mother father friends forever freedom flower butterfly chocolate starwars pokemon naruto minecraft liverpool
     chelsea arsenal barcelona manchester changeme default guest secret login user test testing hello helloworld abcd abc abcdef
     asdf asdfgh zxcv zxcvbn qwer qazwsx health doctor hospital sahaay namaste`,
    [
      '',
      '1',
      '12',
      '123',
      '1234',
      '12345',
      '123456',
      '@123',
      '@1234',
      '@12345',
      '#123',
      '!',
      '007',
      '01',
      '99',
      '786',
      '2023',
      '2024',
      '2025',
      '2026',
    ],
  ),
  ...words(
    `12345678 123456789 1234567890 12345678910 0123456789 01234567 87654321 987654321 9876543210 11223344 1122334455 112233445566
     12341234 123123123 123321123 1234512345 123454321 12344321 13131313 12121212 10101010 20202020 147258369 159357456 159753456
     789456123 741852963 963852741 321654987 456789123 147852369 14789632 98765432 11112222 11111222 22446688 13579246 24681357 135792468
     qwertyui qwerty12 qwer1234 q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 qazwsxedc
     qweasdzxc qweqweqwe asdfasdf asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 zxcvbnmm 1234qwer 123qweasd 123qwe123 qwe123456
     abcd1234 abcd12345 abc12345 abc123456 a1234567 a12345678 a123456789 aa123456 aaa12345 aabbccdd abcdefgh abcdefghi abcabcabc
     1a2b3c4d a1b2c3d4 a1s2d3f4 abcd@123 abcd@1234 abc@1234 aaaaaaaa bbbbbbbb xxxxxxxx zzzzzzzz trustno1 whatever blink182
     nintendo passport passpass mypassword yourpassword thepassword nopassword password! password1! p@ssw0rd1 pass1234 pass@123
     pass@1234 pass12345 passw0rd! letmein! letmein123 open1234 opensesame access14 access123 iamgroot iloveyou2 iloveyou3
     loveme123 lovelove babygirl babygirl1 sweetheart rockyou1 jesus123 jesuschrist christian godisgood godislove blessed1
     alexander christopher elizabeth samantha victoria nicholas stephanie jonathan danielle patricia caroline benjamin
     maverick mercedes corvette ferrari1 mustang1 yamaha123 pulsar123 honda123 toyota123 midnight moonlight starlight
     summer123 winter123 summer2024 summer2025 winter2024 winter2025 spring2024 spring2025 january1 february december november september
     adminadmin admin1234 root1234 rootroot toor1234 useruser testtest test1234 test@123 demo1234 sample123 temp1234 temporary
     companyname office123 manager1 service1 support1 security security1 qwertyqwerty qwerty@123 hello@123 india@123 welcome@1`,
  ),
  ...[...'0123456789'].flatMap((digit) => [8, 9, 10, 12].map((length) => digit.repeat(length))),
];

/**
 * Passwords that people in India choose besides those that leaked elsewhere, in lower case; programs that guess try them
 * first. We left out those that are shorter than our policy allows.
 */
export const WELL_KNOWN_PASSWORDS: ReadonlySet<string> = new Set(
  CHOSEN_HERE.filter((password) => password.length >= PASSWORD_MIN_LENGTH),
);

function words(text: string): string[] {
  return text.split(/\s+/);
}

function spread(text: string, endings: readonly string[]): string[] {
  return words(text).flatMap((word) => endings.map((ending) => word + ending));
}
