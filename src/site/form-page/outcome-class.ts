/**
 * The class of an outcome's text. Where it begins with an emoji, its other lines begin under the words.
 * @example outcomeClass('✅ Sent') // => 'form-outcome-text has-emoji'
 */
export function outcomeClass(text: string): string {
  return /^\p{Extended_Pictographic}/u.test(text) ? 'form-outcome-text has-emoji' : 'form-outcome-text'
}
