import { z } from 'zod';
import { wordsOf } from './words.ts';

const maxWords = 30;
const longestWord = 40;

/** Words of one meaning, as a search compares them: lower case, one word each. */
export const synonymFormSchema = z.object({
  words: z
    .array(z.string({ error: 'Please enter words' }).max(200))
    .nullish()
    .transform((texts) => [...new Set((texts ?? []).flatMap(wordsOf))])
    .pipe(
      z
        .array(
          z
            .string()
            .max(longestWord, { error: `Please use words of at most ${longestWord} letters` }),
        )
        .min(2, { error: 'Please enter at least two words of the same meaning' })
        .max(maxWords, { error: `Please enter at most ${maxWords} words` }),
    ),
});

/** Words of one meaning that a new catalogue begins with; operators edit them in the office. */
export const defaultSynonyms: string[][] = `
laundry dhobi drycleaning drycleaner ironing kapde
medical pharmacy chemist medicine medicines dawai dawa dawakhana aushadhi
ev electric charging bijli vehicle vehicles
tuition tuitions coaching tutor tutorial padhai
robot robotics robo
gym fitness kasrat akhada jim
yoga yog pranayam
salon saloon parlour parlor beautician sailoon
barber haircut nai hajamat moochh
courier parcel cargo kuriyar
grocery kirana supermarket general rashan ration
mobile phone smartphone cellphone मोबाइल फ़ोन
repair repairs repairing marammat रिपेयर
shop store dukan dukaan outlet
tea chai chaay
coffee kaapi kafi
milk doodh lassi malai dairy
icecream kulfi gelato scoop
juice ras ganna
sweets sweet mithai halwai
bakery bread cake oven
food khana bhojan
toys toy khilona khilone
tailor tailoring darzi silai stitching
cleaning safai cleaner housekeeping
footwear shoes shoe joota joote chappal
silver chandi
perfume attar ittar itra
plants paudha paudhe nursery
school preschool playschool creche playgroup
hotel hotels lodge sarai guesthouse
hostel hostels rooms pg
restaurant dhaba eatery
solar suraj rooftop
car cars gaadi gadi automobile
bike scooter motorcycle
tyre tyres tire puncture
eyewear optics optical spectacles chashma ainak
dentist dental daant teeth dant
diagnostics lab labs pathology blood
cctv camera cameras security
coworking office desk
mattress mattresses gadda gaddi
furniture kitchen rasoi
paint painting rang
travel ticket yatra
english spoken angrezi
saree sarees sari saris kapda
masala spices masale mewa
clothes garments kapda
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
