import { useEffect, useState } from 'react'
import { useApp } from '../../platform/app/app-context'
import { oneOf } from '../../platform/texts/one-of'
import { useLanguage } from '../../platform/texts/use-texts'

const languages = ['en', 'id'] as const
export type ReceiptLanguage = (typeof languages)[number]

/** The language of this page alone: that of its address once its texts are here, or that of the browser. */
export function useReceiptLanguage(): ReceiptLanguage {
  const { texts } = useApp()
  const shown = oneOf(languages, useLanguage()) ?? 'id'
  const wanted = oneOf(languages, new URLSearchParams(location.search).get('lang') ?? '') ?? shown
  const [loaded, setLoaded] = useState<ReceiptLanguage>()
  useEffect(() => {
    if (wanted === shown) return
    const show = () => {
      texts.show(wanted)
      setLoaded(wanted)
    }
    texts.load(wanted).then(show, () => {}) // without its texts the page stays as it is
  }, [texts, wanted, shown])
  return loaded ?? shown
}
