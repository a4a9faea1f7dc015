/** Pairs of a letter and what it is in Latin ones, which may be nothing. */
const readLetters = (pairs: string) =>
  new Map(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
  );

/** Devanagari in Latin letters, as people type it on a phone. */
const consonants = readLetters(`
  कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn
  पp फph बb भbh मm यy रr लl ळl वv शsh षsh सs हh
`);
const vowels = readLetters('अa आaa इi ईi उu ऊu ऋri एe ऐai ओo औau ऑo ऍe \u0902n \u0901n \u0903h');
/** After a consonant, in place of the short a that it has by itself: the signs of aa, i, u, ri, e, ai, o, au, and of no vowel. */
const signs = readLetters(
  '\u093eaa \u093fi \u0940i \u0941u \u0942u \u0943ri \u0947e \u0948ai \u094bo \u094cau \u0949o \u0945e \u094d',
);

const nukta = '\u093c';
type Syllable = { before: string; vowel: string; isUnwritten: boolean };

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  for (const letter of word) {
    const last = syllables.at(-1);
    const consonant = consonants.get(letter);
    const sign = signs.get(letter);
    if (consonant !== undefined) {
      syllables.push({ before: consonant, vowel: 'a', isUnwritten: true });
    } else if (sign !== undefined && last) {
      last.vowel = sign;
      last.isUnwritten = false;
    } else if (letter === nukta) {
      // ड़ and ढ़ are typed with an r as often as with a d.
      if (last) last.before = last.before.replace('d', 'r');
    } else {
      const vowel = vowels.get(letter) ?? letter;
      syllables.push({ before: '', vowel, isUnwritten: false });
    }
  }
  return syllables;
}

/** The short a that nobody writes is not spoken at a word's end, nor between two syllables that have vowels. */
function dropUnspoken(syllables: Syllable[]): void {
  const last = syllables.at(-1);
  if (last?.isUnwritten && syllables.length > 1) last.vowel = '';
  for (let at = syllables.length - 2; at > 0; at -= 1) {
    const [before, here, after] = [syllables[at - 1], syllables[at], syllables[at + 1]];
    if (here?.isUnwritten && before?.vowel && after?.before && after.vowel) here.vowel = '';
  }
}

const isDevanagari = /[\u0900-\u097f]/;

/** The forms in which a word is written in Latin letters; of a Latin word, itself. */
function latinForms(word: string): string[] {
  if (!isDevanagari.test(word)) return [word];
  return [word, word.replaceAll(nukta, '')].flatMap((each) => {
    const syllables = syllablesOf(each);
    const join = () => syllables.map(({ before, vowel }) => before + vowel).join('');
    const whole = join();
    dropUnspoken(syllables);
    return [join(), whole];
  });
}

const spellings: [RegExp, string][] = [
  [/ck/g, 'k'],
  [/ch+/g, 'C'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/([bdgjklrt])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ee+/g, 'i'],
  [/oo+/g, 'u'],
  [/oa/g, 'o'],
  [/y(?![aeiou])/g, 'i'],
  [/(?<=i)y(?=a)|(?<=a)y(?=i)/g, ''],
  [/(\p{L})\1+/gu, '$1'],
  [/n(?=[bp])/g, 'm'],
  [/(?<=...)[ae]$/, ''],
];

/** Equal for spellings of one word: doubled letters, ee and i, oo and u, v and w, sh and s, a vowel at the end. */
function spellingOf(latin: string): string {
  return spellings.reduce((text, [pattern, by]) => text.replace(pattern, by), latin);
}

/** The spellings of a word in either script: two words that share one are the same name. */
export const spellingsOf = (word: string): string[] => [
  ...new Set(latinForms(word).map((latin) => spellingOf(latin))),
];

const minTyped = 4;
const minSound = 2;

/** Wider than spellings: no short a's, one sound for ai and e, with the s of a plural or without. None for what is too short to be known by it. */
export function soundsOf(word: string): string[] {
  if (/\d/.test(word) || (word.length < minTyped && !isDevanagari.test(word))) return [];
  const sounds = [word, word.replace(/s$/, '')].flatMap(spellingsOf).map((spelling) => {
    const plain = spelling.replaceAll('ai', 'e').replaceAll('au', 'o');
    return plain.slice(0, 1) + plain.slice(1).replaceAll('a', '');
  });
  return [...new Set(sounds)].filter((sound) => sound.length >= minSound);
}
