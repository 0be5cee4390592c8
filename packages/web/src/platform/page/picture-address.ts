/** A picture that was fetched, as an address: an `<img>` carries no token, so the picture is written out. */
export const pictureAddress = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })
