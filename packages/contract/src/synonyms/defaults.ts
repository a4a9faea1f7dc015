/** Words of one meaning that a new catalogue begins with; operators edit them in the office. */
export const defaultSynonyms: string[][] = `
laundry dhobi drycleaning drycleaner ironing
medical pharmacy chemist medicine dawai dawa aushadhi
ev electric charging bijli
tuition tuitions coaching tutor tutorial
robot robotics robo
gym fitness kasrat akhada
salon saloon parlour parlor beautician
courier parcel cargo
grocery kirana supermarket general
mobile phone smartphone cellphone
repair repairs repairing marammat
shop store dukan dukaan outlet
tea chai chaay
coffee kaapi kafi
sweets sweet mithai
toys toy khilona khilone
tailor tailoring darzi stitching
cleaning safai cleaner housekeeping
footwear shoes shoe joota joote chappal
silver chandi
plants paudha paudhe
school preschool playschool nursery creche
hotel lodge sarai guesthouse
restaurant dhaba eatery
solar suraj rooftop
car gaadi gadi cars automobile
bike scooter motorcycle
eyewear optics optical spectacles chashma
dentist dental daant teeth
diagnostics lab labs pathology
cctv camera cameras security
coworking office desk
mattress mattresses gadda
paint painting rang
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
