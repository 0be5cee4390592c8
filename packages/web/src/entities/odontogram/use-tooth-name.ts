import type { ToothName } from '@clinic/core/odontogram'
import { useTexts } from '../../platform/texts/use-texts'

/** Returns a function that says a tooth in words: "lower right first molar". */
export function useToothName() {
  const { odontogram: texts } = useTexts()
  return ({ arch, side, kind, ordinal, isPrimary, isSupernumerary }: ToothName) => {
    const kinds = texts.teeth[kind]
    const tooth = (ordinal === 2 ? kinds.second : ordinal === 3 ? kinds.third : kinds.first)()
    const place = texts.places[arch][side]()
    const name = isPrimary ? texts.primaryName({ place, tooth }) : texts.name({ place, tooth })
    return isSupernumerary ? texts.supernumerary({ name }) : name
  }
}
