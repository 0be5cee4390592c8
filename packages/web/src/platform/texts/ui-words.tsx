import { type ReactNode, useMemo } from 'react'
import { type UiTexts, UiTextsContext } from '../../ui/ui-texts'
import { useTexts } from './use-texts'

/** Gives the kit's parts their words in the language shown. */
export function UiWords({ children }: { children: ReactNode }) {
  const { ui } = useTexts()
  const words = useMemo<UiTexts>(
    () => ({
      rowsPerPage: ui.rowsPerPage(),
      range: (range) => ui.range(range),
      previousPage: ui.previousPage(),
      nextPage: ui.nextPage(),
      rating: (stars) => ui.rating(stars),
      clear: ui.clear(),
      close: ui.close(),
      loading: ui.loading(),
      noOptions: ui.noOptions(),
      found: (count) => ui.found(count),
      optionsFailed: ui.optionsFailed(),
      open: ui.open(),
      showPassword: ui.showPassword(),
      hidePassword: ui.hidePassword(),
      capsLock: ui.capsLock(),
      required: ui.required(),
      optional: ui.optional(),
      chooseDate: ui.chooseDate(),
      dateFormat: ui.dateFormat(),
      timeFormat: ui.timeFormat(),
      previous: ui.previous(),
      next: ui.next(),
      changeView: ui.changeView(),
      step: (step) => ui.step(step),
      more: (count) => ui.more(count),
      none: ui.none(),
      notTaken: (text) => ui.notTaken(text),
      noMinus: ui.noMinus(),
    }),
    [ui],
  )
  return <UiTextsContext value={words}>{children}</UiTextsContext>
}
