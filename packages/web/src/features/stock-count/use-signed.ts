import { useFormat } from '../../platform/texts/use-texts'

/** Returns how many more or less something is: with its sign. */
export function useSigned() {
  const { number } = useFormat()
  return (count: number) => (count > 0 ? `+${number(count)}` : number(count))
}
