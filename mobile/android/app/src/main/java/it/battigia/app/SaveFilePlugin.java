package it.battigia.app;

import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import android.util.Base64;
import androidx.activity.result.ActivityResult;
import com.getcapacitor.JSObject;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.ActivityCallback;
import com.getcapacitor.annotation.CapacitorPlugin;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Saves a file where the person says: a web view saves none by itself. The system's own picker asks, so that no permission
 * for the storage is needed.
 */
@CapacitorPlugin(name = "SaveFile")
public class SaveFilePlugin extends Plugin {

    /** Takes `name`, `type` and `data` (base64); answers `saved`, which is false when the person turned back. */
    @PluginMethod
    public void save(PluginCall call) {
        if (call.getString("name") == null || call.getString("type") == null || call.getString("data") == null) {
            call.reject("name, type and data are needed");
            return;
        }
        Intent picker = new Intent(Intent.ACTION_CREATE_DOCUMENT);
        picker.addCategory(Intent.CATEGORY_OPENABLE);
        picker.setType(call.getString("type"));
        picker.putExtra(Intent.EXTRA_TITLE, call.getString("name"));
        startActivityForResult(call, picker, "picked");
    }

    @ActivityCallback
    private void picked(PluginCall call, ActivityResult result) {
        if (call == null) return;
        Uri place = result.getData() == null ? null : result.getData().getData();
        if (result.getResultCode() != Activity.RESULT_OK || place == null) {
            answer(call, false);
            return;
        }
        try (OutputStream out = getContext().getContentResolver().openOutputStream(place)) {
            if (out == null) throw new IOException("the place cannot be written to");
            out.write(Base64.decode(call.getString("data"), Base64.DEFAULT));
            answer(call, true);
        } catch (IOException | IllegalArgumentException error) {
            call.reject("the file was not saved", error);
        }
    }

    private void answer(PluginCall call, boolean isSaved) {
        JSObject answer = new JSObject();
        answer.put("saved", isSaved);
        call.resolve(answer);
    }
}
