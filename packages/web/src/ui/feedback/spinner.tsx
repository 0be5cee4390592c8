import { type SpinnerVariantProps, spinner } from 'styled-system/recipes'

/** Beside the thing that is busy. With a label it stands alone and is announced. */
export function Spinner({ size, label }: SpinnerVariantProps & { label?: string }) {
  return label ? (
    <span role="status" aria-label={label} className={spinner({ size })} />
  ) : (
    <span aria-hidden="true" className={spinner({ size })} />
  )
}
