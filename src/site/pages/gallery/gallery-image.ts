/** One picture of the gallery, as `content/gallery.json` lists it. */
export interface GalleryImage {
  /** The name of the scene that `src/build/images` draws; its files are named after it. */
  readonly id: string
  readonly title: string
  readonly alt: string
}
