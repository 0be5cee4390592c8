import { QrCode as Ark } from '@ark-ui/react/qr-code'
import { qrCode } from 'styled-system/recipes'

/** Always dark on white with a quiet zone: cameras do not know dark mode. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const classes = qrCode()
  return (
    <Ark.Root value={value} encoding={{ ecc: 'M' }} className={classes.root}>
      <Ark.Frame role="img" aria-label={label} className={classes.frame}>
        <Ark.Pattern className={classes.pattern} />
      </Ark.Frame>
    </Ark.Root>
  )
}
