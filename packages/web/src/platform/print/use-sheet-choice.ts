import type { Schema } from '@clinic/api'
import { papers } from '@clinic/core/information'
import { valuesOf } from '@clinic/core/values'
import { useSearchParams } from 'wouter'
import { oneOf } from '../texts/one-of'
import { useLanguage } from '../texts/use-texts'

const languages = ['en', 'id'] as const
export type SheetLanguage = (typeof languages)[number]
export type Paper = Schema<'Paper'>

/** The paper and the language of a sheet, in the address; without a choice that of the clinic, and that of the screen. */
export function useSheetChoice(standard: Paper | undefined, offered: readonly Paper[] = valuesOf(papers)) {
  const [address, setAddress] = useSearchParams()
  const shown = oneOf(languages, useLanguage()) ?? 'en'
  const first = offered[0] ?? 'a4'
  return {
    paper: oneOf(offered, address.get('paper') ?? standard ?? '') ?? first,
    language: oneOf(languages, address.get('language') ?? '') ?? shown,
    offered,
    choose: (part: { paper?: string; language?: string }) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(part)) next.set(name, value)
          return next
        },
        { replace: true },
      ),
  }
}

export type SheetChoice = ReturnType<typeof useSheetChoice>
