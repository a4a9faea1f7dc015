/** Of the tests alone. */
export const sampleKeys = {
  publicKey: 'age1vkvan6865yg246chr7uwlsfj6lal8edm4k6uddx6x088trq9u4wqqcsu4e',
  secretKey: 'AGE-SECRET-KEY-1KSY9P6R0JMYWL28S98YQTAFMC4Y0J045S07EMKRYGC5MNUYZ6Q5Q8JY7D7',
};
