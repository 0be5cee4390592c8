import { Banner } from '../../ui/feedback/banner'

/** Why the login was refused, in the server's own words. */
export default function Refusal({ text }: { text: string }) {
  return <Banner tone="error">{text}</Banner>
}
