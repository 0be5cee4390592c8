import { savingOf } from '@clinic/core/paket'
import { Banner } from '../../ui/feedback/banner'
import { useSavingText } from './use-saving-text'

/** Told while the price is typed: a package that costs more than its services is rarely meant. */
export function Saving({ value }: { value: Parameters<typeof savingOf>[0] }) {
  const text = useSavingText()(value)
  const saving = savingOf(value)
  return text && <Banner tone={saving !== null && saving < 0 ? 'warning' : 'info'}>{text}</Banner>
}
