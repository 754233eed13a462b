/** Longest side of a photo before it is sent, in pixels; the server makes it smaller still. */
const LONGEST_SIDE = 1024
const QUALITY = 0.86

/** Size of an image shrunk to fit `longest`, in whole pixels; never enlarged. */
export function fitWithin(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Reads a chosen photo, shrinks it to 1024 px or to `longest` and answers it as a JPEG data URL: what leaves the device
 * carries neither its place nor its camera. Rejects when the file is not an image that the browser reads.
 */
export async function shrinkPhoto(file: Blob, longest: number = LONGEST_SIDE): Promise<string> {
  const image = await createImageBitmap(file)
  try {
    const { width, height } = fitWithin(image.width, image.height, longest)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no canvas to draw the photo on')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(image, 0, 0, width, height)
    return canvas.toDataURL('image/jpeg', QUALITY)
  } finally {
    image.close()
  }
}
