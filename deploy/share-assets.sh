#!/bin/sh
# share-assets.sh RELEASE SHARED: moves the hashed files of a built release into the folder that all releases share, and links
# them back. A page of one version then finds its files at a process of the other, in both directions: their names hold a hash
# of what is in them, so that no two versions clash.
set -eu
built="${1:?a release}/dist/web/assets"
shared="${2:?the shared folder}"
[ ! -L "$built" ] || exit 0
mkdir -p "$shared"
# Which files are this release's: release.sh forgets those that no release needs.
ls "$built" > "$1/dist/assets.list"
for file in "$built"/*; do
  # Whole or not at all, for processes that read meanwhile.
  cp "$file" "$shared/.part"
  chmod 0644 "$shared/.part"
  mv "$shared/.part" "$shared/${file##*/}"
done
rm -r "$built"
ln -s "$shared" "$built"
